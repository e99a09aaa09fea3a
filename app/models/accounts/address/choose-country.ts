/**
 * Name of the button that shows the fields of the chosen country; its value is the address' name in the form.
 */
export const chooseCountry = "choose_country";

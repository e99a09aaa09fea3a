import type { ListDescription } from "../list/list-description";

export const customerList: ListDescription = {
  path: "/admin/customers",
  title: "Customers",
  searchHint: "Name, email or phone",
  columns: [
    { key: "name", label: "Customer", place: "title" },
    { key: "email", label: "Email" },
    { key: "group", label: "Group" },
    { key: "state", label: "State" },
    { key: "since", label: "Since", place: "side" },
    { key: "note", label: "Note", isExtra: true },
  ],
  filters: [
    {
      kind: "choices",
      key: "kind",
      label: "Account",
      choices: [
        { value: "account", label: "With an account" },
        { value: "guest", label: "Guests" },
      ],
    },
    {
      kind: "choices",
      key: "is",
      label: "State",
      choices: [
        { value: "restricted", label: "Restricted" },
        { value: "exempt", label: "Tax exempt" },
      ],
    },
    { kind: "text", key: "group", label: "Group" },
  ],
  views: [
    { key: "all", label: "All", query: "" },
    { key: "guests", label: "Guests", query: "kind=guest" },
    { key: "restricted", label: "Restricted", query: "is=restricted" },
    { key: "exempt", label: "Tax exempt", query: "is=exempt" },
  ],
  sorts: [{ key: "newest", label: "Newest first" }],
};

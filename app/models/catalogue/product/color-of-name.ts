/** Common English color names, and the color a swatch shows for each, #rrggbb. */
const colors = new Map([
  ["beige", "#dcc9a9"],
  ["black", "#1f1f1f"],
  ["blue", "#2f5f9e"],
  ["brown", "#7a4e2d"],
  ["cream", "#f4ead2"],
  ["gold", "#c39a3b"],
  ["gray", "#8a8d91"],
  ["green", "#3f7d4f"],
  ["grey", "#8a8d91"],
  ["navy", "#22304f"],
  ["orange", "#d9752b"],
  ["pink", "#e3a0ac"],
  ["purple", "#6f4b8b"],
  ["red", "#b8362f"],
  ["silver", "#c3c6c9"],
  ["teal", "#2c7a78"],
  ["turquoise", "#4fb3ad"],
  ["violet", "#7d5aa6"],
  ["white", "#ffffff"],
  ["yellow", "#e3bf3f"],
]);

/** The other color words of CSS with theirs, as `word:rrggbb`. */
const cssColors = `
  aliceblue:f0f8ff antiquewhite:faebd7 aqua:00ffff aquamarine:7fffd4 azure:f0ffff bisque:ffe4c4
  blanchedalmond:ffebcd blueviolet:8a2be2 burlywood:deb887 cadetblue:5f9ea0 chartreuse:7fff00
  chocolate:d2691e coral:ff7f50 cornflowerblue:6495ed cornsilk:fff8dc crimson:dc143c cyan:00ffff
  darkblue:00008b darkcyan:008b8b darkgoldenrod:b8860b darkgray:a9a9a9 darkgreen:006400
  darkgrey:a9a9a9 darkkhaki:bdb76b darkmagenta:8b008b darkolivegreen:556b2f darkorange:ff8c00
  darkorchid:9932cc darkred:8b0000 darksalmon:e9967a darkseagreen:8fbc8f darkslateblue:483d8b
  darkslategray:2f4f4f darkslategrey:2f4f4f darkturquoise:00ced1 darkviolet:9400d3 deeppink:ff1493
  deepskyblue:00bfff dimgray:696969 dimgrey:696969 dodgerblue:1e90ff firebrick:b22222
  floralwhite:fffaf0 forestgreen:228b22 fuchsia:ff00ff gainsboro:dcdcdc ghostwhite:f8f8ff
  goldenrod:daa520 greenyellow:adff2f honeydew:f0fff0 hotpink:ff69b4 indianred:cd5c5c indigo:4b0082
  ivory:fffff0 khaki:f0e68c lavender:e6e6fa lavenderblush:fff0f5 lawngreen:7cfc00 lemonchiffon:fffacd
  lightblue:add8e6 lightcoral:f08080 lightcyan:e0ffff lightgoldenrodyellow:fafad2 lightgray:d3d3d3
  lightgreen:90ee90 lightgrey:d3d3d3 lightpink:ffb6c1 lightsalmon:ffa07a lightseagreen:20b2aa
  lightskyblue:87cefa lightslategray:778899 lightslategrey:778899 lightsteelblue:b0c4de
  lightyellow:ffffe0 lime:00ff00 limegreen:32cd32 linen:faf0e6 magenta:ff00ff maroon:800000
  mediumaquamarine:66cdaa mediumblue:0000cd mediumorchid:ba55d3 mediumpurple:9370db
  mediumseagreen:3cb371 mediumslateblue:7b68ee mediumspringgreen:00fa9a mediumturquoise:48d1cc
  mediumvioletred:c71585 midnightblue:191970 mintcream:f5fffa mistyrose:ffe4e1 moccasin:ffe4b5
  navajowhite:ffdead oldlace:fdf5e6 olive:808000 olivedrab:6b8e23 orangered:ff4500 orchid:da70d6
  palegoldenrod:eee8aa palegreen:98fb98 paleturquoise:afeeee palevioletred:db7093 papayawhip:ffefd5
  peachpuff:ffdab9 peru:cd853f plum:dda0dd powderblue:b0e0e6 rebeccapurple:663399 rosybrown:bc8f8f
  royalblue:4169e1 saddlebrown:8b4513 salmon:fa8072 sandybrown:f4a460 seagreen:2e8b57 seashell:fff5ee
  sienna:a0522d skyblue:87ceeb slateblue:6a5acd slategray:708090 slategrey:708090 snow:fffafa
  springgreen:00ff7f steelblue:4682b4 tan:d2b48c thistle:d8bfd8 tomato:ff6347 wheat:f5deb3
  whitesmoke:f5f5f5 yellowgreen:9acd32
`;
for (const entry of cssColors.trim().split(/\s+/)) {
  const [word = "", color] = entry.split(":");
  colors.set(word, `#${color}`);
}

/**
 * The color of a common English color name or a color word of CSS, #rrggbb, ignoring case and spaces ('Light
 * blue'); null for any other name (rules filters-12 and variations-12).
 */
export function colorOfName(name: string): string | null {
  return colors.get(name.replace(/\s+/g, "").toLowerCase()) ?? null;
}

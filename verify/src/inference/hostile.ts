// What a reader may ask, and what a careless quotation would damage.

/** Quotes of every kind, line breaks, what shells and templates expand, other scripts, emoji. */
export const hostileText = [
  `it's "quoted" and \`ticked\``,
  "$(id) ${HOME} $HOME !! %s %d {0} {{x}} #{y}",
  "back\\slash \\n \\u0041 C:\\new\ttab",
  "'''\"\"\" EOF",
  "EOF",
  "@file -d --data <<EOF > /dev/null; exit 1 & | *?[]~",
  "你好，世界 — العربية — ¿qué? 😀👩‍🔬",
  "</script><!-- --> \u2028 end",
].join("\n");

/** A file name that is legal, and needs care in every language. */
export const hostileFileName = `it's a "test" $(id) ü`;

/** An image of about 300 kB as a data URL; longer than one argument of a command may be. */
export const largeImageUrl = `data:image/png;base64,${Buffer.from(
  Uint8Array.from({ length: 230_000 }, (_, index) => (index * 7919 + (index >> 8)) % 256),
).toString("base64")}`;

/** The tokens of `globals.css` that drawings use: a picture of its own has no stylesheet of the page's. */
const light = { sheet: '#fdfcf9', rubber: '#1b1a18', quiet: '#5a5650' }
const dark = { sheet: '#1f1d1a', rubber: '#f1eee7', quiet: '#b4aea4' }

const rules = ({ sheet, rubber, quiet }: typeof light) =>
  `svg{color:${rubber}}.stroke-quiet{stroke:${quiet}}.fill-quiet{fill:${quiet}}.fill-sheet{fill:${sheet}}`

export const DRAWING_STYLE = `${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}`

/** The tokens of `globals.css` that drawings use: a picture of its own has no stylesheet of the page's. */
const light = { rubber: '#1b1a18', quiet: '#5a5650', signal: '#1b46c2', sheet: '#fdfcf9' }
const dark = { rubber: '#f1eee7', quiet: '#b4aea4', signal: '#8fb1ff', sheet: '#1f1d1a' }

/** What a wash over the paper, the cut body of a tire and windows that one looks through have in each scheme. */
const lightTones = { wash: 0.16, casing: '#35322d', seen: '#e6e2d9', steel: '#b9bec4', heat: '#a33b1c' }
const darkTones = { wash: 0.26, casing: '#6a645a', seen: '#6b6761', steel: '#565b61', heat: '#f08a5c' }

/** Rubber and shade are as dark by day as by night. */
const SAME =
  '.top,.groove,.ledge,.wall,.tint,.cap,.casing,.bead,.signal,.shade,.seen{stroke:none}' +
  '.top{fill:#8d867b}.groove,.bore,.bolt{fill:#191816}.ledge{fill:#4b4740}.wall{fill:#35322d}.shade{fill:#2b2926}.bead{fill:#f1eee7}' +
  '.sipe{stroke:#2b2926;stroke-width:.7}.belt{stroke:#f1eee7;stroke-width:.7}' +
  '.ring-top{stroke:#8d867b}.ring-groove{stroke:#191816}.ring-wall{stroke:#35322d}.ring-line{stroke:#6a645a;stroke-width:.6}' +
  '.bolt,.bore{stroke:#85807a;stroke-width:.9}.lip-bolts{stroke:#191816;stroke-width:2.2}' +
  '.note{font-family:ui-monospace,monospace;font-weight:600;fill:currentColor;stroke:none}.moulded{fill:#d8d2c6}.moulded-line{stroke:#d8d2c6}'

type Tokens = typeof light & typeof lightTones

const rules = ({ rubber, quiet, signal, sheet, wash, casing, seen, steel, heat }: Tokens) =>
  `svg{color:${rubber}}.quiet,.hairline{stroke:${quiet};stroke-width:.5}.signal{fill:${signal}}.signal-line{stroke:${signal}}.heat{stroke:${heat};stroke-width:2}.mark{fill:${sheet}}.mould{fill:${steel}}.tint{opacity:${wash}}.casing{fill:${casing}}.seen{fill:${seen}}`

/** For renderers that know no schemes. */
export const LIGHT_STYLE = SAME + rules({ ...light, ...lightTones })

export const DRAWING_STYLE = `${LIGHT_STYLE}@media(prefers-color-scheme:dark){${rules({ ...dark, ...darkTones })}}`

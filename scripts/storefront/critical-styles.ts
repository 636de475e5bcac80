import { generate, ident, parse, walk, type Atrule, type CssNode, type Rule, type Selector } from 'css-tree'

/** What a document has: `tag`, `.class`, `[attribute]` and `[attribute=value]`. */
export type Words = ReadonlySet<string>

/** A word, or several lists of needs of which one is enough (`:is`). */
type Need = string | readonly (readonly Need[])[]

/** What is written when a document has what it needs. */
type Part = (words: Words) => string

/** What a document cannot show before somebody has done something in it. */
const STATES =
  /^(?:hover|focus|focus-visible|focus-within|active|visited|target|popover-open|fullscreen|autofill|user-.*|-.*)$/
/** Of what engines name for themselves, the thumb of a slider is seen at once, and makes it as high as it is; Firefox waits for the sheet. */
const PARTS_OF_STATES = /^(?:selection|file-selector-button|backdrop|-(?!webkit-slider-thumb).*)$/

/** States of forms that the document itself says. */
const SAID_BY = new Map([
  ['disabled', '[disabled]'],
  ['checked', '[checked]'],
  ['open', '[open]'],
])

/** Conditions that are not met, or change nothing, before the whole sheet is there. */
const LATER = /\b(?:print|hover:\s*hover|prefers-reduced-motion)\b/

/** Tailwind's layer for browsers that do not know `@property`; they wait for the sheet. */
const WITHOUT_PROPERTY = 'properties'

/** What is not seen in a picture of the page. */
const UNSEEN = /^(?:transition|animation|cursor$|forced-color-adjust$|-moz-)/

/** A picture that is written into a style is a document of its own, which took up to a third of the time of all styles to make. */
const PICTURE = /url\("data:[^"]*"\)/g

/** A picture in which nothing is seen; as a mask, it hides what it is laid on. */
const NO_PICTURE = 'linear-gradient(#0000,#0000)'

/** As they were written, but for what has to be understood. */
const AS_WRITTEN = { parseValue: false, parseAtrulePrelude: false }

/** What a sheet says of a document as it comes, before anybody touches it: all that its first picture is drawn with. */
export class CriticalStyles {
  readonly #parts: readonly Part[]

  /** @param css a sheet of the build, from which no addresses relative to it are taken */
  constructor(css: string) {
    const sheet = parse(css, AS_WRITTEN)
    leaveOutTypefaces(sheet)
    this.#parts = sheet.type === 'StyleSheet' ? partsOf(sheet.children.toArray()) : []
  }

  /** Never less than what applies to a document with these words. */
  for(words: Words): string {
    return withoutDetours(write(this.#parts, words))
  }
}

const write = (parts: readonly Part[], words: Words): string => parts.map((part) => part(words)).join('')

/** The custom properties whose value is the family of a face that has an address. */
function fetchedTypefaces(sheet: CssNode): string[] {
  const families = new Set<string>()
  const properties: [name: string, value: string][] = []
  walk(sheet, {
    visit: 'Declaration',
    enter({ property, value }) {
      const text = generate(value).replaceAll(/^\s*["']|["']\s*$/g, '')
      if (this.atrule?.name !== 'font-face') return void properties.push([property, text])
      if (property === 'font-family' && this.block && generate(this.block).includes('url('))
        families.add(text)
    },
  })
  return properties.flatMap(([name, value]) => (name.startsWith('--') && families.has(value) ? [name] : []))
}

/** In a list of families each name that nobody has yet costs the browser a look at the system's, for each weight. */
function leaveOutTypefaces(sheet: CssNode): void {
  const names = fetchedTypefaces(sheet)
  const uses = names.map((name) => new RegExp(`var\\(${name}\\),\\s*|,\\s*var\\(${name}\\)`, 'g'))
  walk(sheet, {
    visit: 'Declaration',
    enter({ property, value }, item, list) {
      if (names.includes(property)) list.remove(item)
      else if (value.type === 'Raw')
        value.value = uses.reduce((shorter, use) => shorter.replaceAll(use, ''), value.value)
    },
  })
}

const PROPERTY = /@property (--[\w-]+)\{([^}]*)\}/g
const CUSTOM = /(?<=[;{])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
const INITIAL = /initial-value:([^;]*)/
const NOTHING_AFTER = /;(?=\})/g

/** The same styles without custom properties that nothing reads, and with the value of those that nothing sets in their places. */
function withoutDetours(css: string): string {
  const isRead = (name: string) => css.includes(`var(${name})`) || css.includes(`var(${name},`)
  const read = css.replaceAll(CUSTOM, (declaration, name: string) => (isRead(name) ? declaration : ''))
  const isSet = (name: string) => read.includes(`;${name}:`) || read.includes(`{${name}:`)
  const direct = [...read.matchAll(PROPERTY)].reduce((shorter, [rule, name = '', said = '']) => {
    if (isSet(name)) return shorter
    const initial = INITIAL.exec(said)?.[1]
    const without = shorter.replace(rule, '')
    return initial === undefined ? without : without.replaceAll(`var(${name})`, initial)
  }, read)
  return direct.replaceAll(NOTHING_AFTER, '')
}

const partsOf = (nodes: readonly CssNode[]): Part[] =>
  nodes.flatMap((node) => {
    if (node.type === 'Rule') return [ofRule(node)]
    return node.type === 'Atrule' ? ofAtrule(node) : []
  })

function ofAtrule(node: Atrule): Part[] {
  const { name, block } = node
  const prelude = node.prelude ? generate(node.prelude).trim() : ''
  const text = generate(node)
  if (name === 'font-face') return text.includes('url(') ? [] : [() => text]
  if (name === 'property' || !block) return [() => text]
  if (!['layer', 'media', 'supports', 'container'].includes(name) || LATER.test(prelude)) return []
  if (name === 'layer' && prelude === WITHOUT_PROPERTY) return []
  const parts = partsOf(block.children.toArray())
  return [
    (words) => {
      const inner = write(parts, words)
      return inner && `@${name} ${prelude}{${inner}}`
    },
  ]
}

function ofRule({ prelude, block }: Rule): Part {
  if (prelude.type !== 'SelectorList') return () => ''
  const selectors = prelude.children.toArray().flatMap((selector) => {
    const needs = selector.type === 'Selector' ? needsOf(selector) : null
    return needs ? [{ text: generate(selector), needs }] : []
  })
  const seen = block.children
    .toArray()
    .filter((node) => !(node.type === 'Declaration' && isUnseen(node.property, block)))
  const body = [...new Set(seen.map((node) => generate(node)))].join(';').replaceAll(PICTURE, NO_PICTURE)
  return (words) => {
    const used = selectors.filter(({ needs }) => areMet(needs, words))
    return used.length > 0 && body ? `${used.map(({ text }) => text).join()}{${body}}` : ''
  }
}

/** A property of one engine is left out beside its standard name. */
function isUnseen(property: string, block: Rule['block']): boolean {
  if (UNSEEN.test(property)) return true
  const standard = property.replace(/^-webkit-/, '')
  return (
    standard !== property &&
    block.children.some((node) => node.type === 'Declaration' && node.property === standard)
  )
}

const areMet = (needs: readonly Need[], words: Words): boolean =>
  needs.every((need) =>
    typeof need === 'string' ? words.has(need) : need.some((each) => areMet(each, words)),
  )

/** Null: it applies to nothing before somebody has done something. */
function needsOf(selector: Selector): Need[] | null {
  const needs: Need[] = []
  for (const node of selector.children.toArray()) {
    const need = needOf(node)
    if (need === null) return null
    needs.push(...need)
  }
  return needs
}

function needOf(node: CssNode): Need[] | null {
  switch (node.type) {
    case 'ClassSelector':
      return [`.${ident.decode(node.name)}`]
    case 'TypeSelector':
      return node.name === '*' ? [] : [node.name]
    case 'AttributeSelector': {
      const { name, matcher, value } = node
      if (matcher !== '=' || !value) return [`[${name.name}]`]
      return [`[${name.name}=${value.type === 'String' ? value.value : value.name}]`]
    }
    case 'PseudoElementSelector':
      return PARTS_OF_STATES.test(node.name) ? null : []
    case 'PseudoClassSelector':
      return needOfState(node.name, node.children?.toArray() ?? [])
    default:
      return []
  }
}

/** What `:not` asks for is left open: more than enough is written, never less. */
function needOfState(name: string, inner: readonly CssNode[]): Need[] | null {
  if (STATES.test(name)) return null
  const said = SAID_BY.get(name)
  if (said) return [said]
  if (!['is', 'where', 'has'].includes(name)) return []
  const lists = inner.flatMap((list) => (list.type === 'SelectorList' ? list.children.toArray() : []))
  const needs = lists.flatMap((each) => {
    const needed = each.type === 'Selector' ? needsOf(each) : null
    return needed ? [needed] : []
  })
  return needs.length > 0 ? [needs] : null
}

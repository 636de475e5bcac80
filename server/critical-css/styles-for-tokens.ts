import { generate, ident, parse, walk, type Atrule, type CssNode, type Rule, type Selector } from 'css-tree'
import type { Tokens } from './selector-tokens.ts'

/** A token, or several lists of needs of which one is enough (`:is`). */
type Need = string | readonly (readonly Need[])[]

/** The CSS of a rule, or '' where a document with these tokens does not need it. */
type Part = (tokens: Tokens) => string

/** States that need a person's hand. */
const STATES =
  /^(?:hover|focus|focus-visible|focus-within|active|visited|target|popover-open|fullscreen|autofill|user-.*|-.*)$/
/** Of the engines' own pseudo-elements only the thumb of a slider is visible at once, and gives the slider its height. */
const PARTS_OF_STATES = /^(?:selection|file-selector-button|backdrop|-(?!webkit-slider-thumb).*)$/

/** States of forms that attributes say. */
const ATTRIBUTES_OF_STATES = new Map([
  ['disabled', '[disabled]'],
  ['checked', '[checked]'],
  ['open', '[open]'],
])

/**
 * Conditions that are not met, or change nothing, before the whole sheet has arrived. The last is Tailwind's colour of a placeholder, which
 * `globals.css` sets for every browser.
 */
const LATER = /\b(?:print|hover:\s*hover|prefers-reduced-motion|apple-pay-button)\b/

/** Tailwind's layer for browsers without `@property`; they wait for the sheet. */
const WITHOUT_PROPERTY = 'properties'

/** Properties that change nothing in the first paint. */
const WITHOUT_EFFECT = /^(?:transition|animation|cursor$|forced-color-adjust$|-moz-)/

/** Decoding a picture that stands in the CSS took up to a third of the time of all styles. */
const PICTURE = /url\("data:[^"]*"\)/g

/** An empty picture in its place; as a mask it hides the element until the sheet arrives. */
const NO_PICTURE = 'linear-gradient(#0000,#0000)'

/** Values and at-rule preludes stay text: nothing in them has to be understood. */
const AS_WRITTEN = { parseValue: false, parseAtrulePrelude: false }

/** The rules of a style sheet that apply to a document as it arrives, before anybody touches it: what its first paint needs. */
export class StylesForTokens {
  readonly #parts: readonly Part[]

  /** @param css a sheet of the build, from which no addresses relative to it are taken */
  constructor(css: string) {
    const sheet = parse(css, AS_WRITTEN)
    leaveOutTypefaces(sheet)
    this.#parts = sheet.type === 'StyleSheet' ? partsOf(sheet.children.toArray()) : []
  }

  /** Never less than what applies to a document with these tokens. */
  for(tokens: Tokens): string {
    return simplified(write(this.#parts, tokens))
  }
}

const write = (parts: readonly Part[], tokens: Tokens): string => parts.map((part) => part(tokens)).join('')

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

/** Each family that has not been fetched yet costs the browser a lookup among the system's fonts, for each weight. */
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

/** The same CSS without custom properties that nothing reads, and with the initial value of those that nothing sets. */
function simplified(css: string): string {
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
    (tokens) => {
      const inner = write(parts, tokens)
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
    .filter((node) => !(node.type === 'Declaration' && changesNothing(node.property, block)))
  const body = [...new Set(seen.map((node) => generate(node)))].join(';').replaceAll(PICTURE, NO_PICTURE)
  return (tokens) => {
    const used = selectors.filter(({ needs }) => areMet(needs, tokens))
    return used.length > 0 && body ? `${used.map(({ text }) => text).join()}{${body}}` : ''
  }
}

/** A prefixed property is left out beside the standard one. */
function changesNothing(property: string, block: Rule['block']): boolean {
  if (WITHOUT_EFFECT.test(property)) return true
  const standard = property.replace(/^-webkit-/, '')
  return (
    standard !== property &&
    block.children.some((node) => node.type === 'Declaration' && node.property === standard)
  )
}

const areMet = (needs: readonly Need[], tokens: Tokens): boolean =>
  needs.every((need) =>
    typeof need === 'string' ? tokens.has(need) : need.some((each) => areMet(each, tokens)),
  )

/** Null: the selector matches nothing before somebody acts. */
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

/** `:not` is taken as met: rather a rule too many than one too few. */
function needOfState(name: string, inner: readonly CssNode[]): Need[] | null {
  if (STATES.test(name)) return null
  const said = ATTRIBUTES_OF_STATES.get(name)
  if (said) return [said]
  if (!['is', 'where', 'has'].includes(name)) return []
  const lists = inner.flatMap((list) => (list.type === 'SelectorList' ? list.children.toArray() : []))
  const needs = lists.flatMap((each) => {
    const needed = each.type === 'Selector' ? needsOf(each) : null
    return needed ? [needed] : []
  })
  return needs.length > 0 ? [needs] : null
}

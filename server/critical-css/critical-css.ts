import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { tokensOf } from './selector-tokens.ts'
import { StylesForTokens } from './styles-for-tokens.ts'

const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
const FONT_LINK = /<link rel="preload" href="[^"]+" as="font"[^>]*>/g
const ATTRIBUTE_WITH_VALUE = /\[([\w-]+)[~|^$*]?=/g
const HEAD_END = '</head>'
const BODY_END = '</body>'

/** The same on every page that has one, below what is seen first. */
const FOOTER = '<footer'

/** So many pages of a route say which styles it needs; what a later page has besides waits for the sheet. */
const PAGES_PER_ROUTE = 50

interface RouteStyles {
  pages: number
  /** Of all pages so far. */
  tokens: Set<string>
  css: string
}

/** Puts the styles of a page's first paint into its document; README.md in this folder says why and what it is worth. */
export class CriticalCss {
  readonly #sheets: ReadonlyMap<string, StylesForTokens>
  /** The attributes whose values a selector names. */
  readonly #attributes: ReadonlySet<string>
  readonly #routeOf: (path: string) => string
  readonly #routes = new Map<string, RouteStyles>()

  /**
   * @param sheets the style sheets of the build by their addresses; none: documents stay as they are
   * @param routeOf the name of the route of a path
   */
  constructor(sheets: ReadonlyMap<string, string>, routeOf: (path: string) => string) {
    this.#sheets = new Map([...sheets].map(([address, css]) => [address, new StylesForTokens(css)]))
    const css = [...sheets.values()].join('')
    this.#attributes = new Set([...css.matchAll(ATTRIBUTE_WITH_VALUE)].map(([, name = '']) => name))
    this.#routeOf = routeOf
  }

  /** The document with its critical styles in the head, and the sheets and fonts that the head named at the end of the body. */
  inline(path: string, document: Buffer): Buffer {
    const [headEnd, bodyEnd] = [document.indexOf(HEAD_END), document.lastIndexOf(BODY_END)]
    if (headEnd < 0 || bodyEnd < 0) return document
    const head = document.toString('utf8', 0, headEnd)
    const links = [...head.matchAll(SHEET_LINK)]
    const sheets = links.flatMap(([, address = '']) => this.#sheets.get(address) ?? [])
    if (links.length === 0 || sheets.length < links.length) return document
    const style = `<style>${this.#stylesOf(path, document, sheets)}</style>`
    const moved = [...links, ...head.matchAll(FONT_LINK)].map(([tag]) => tag).join('')
    const withStyle = head
      .replace(SHEET_LINK, (tag) => (tag === links[0]?.[0] ? style : ''))
      .replace(FONT_LINK, '')
    return Buffer.concat([
      Buffer.from(withStyle),
      document.subarray(headEnd, bodyEnd),
      Buffer.from(moved),
      document.subarray(bodyEnd),
    ])
  }

  #stylesOf(path: string, document: Buffer, sheets: readonly StylesForTokens[]): string {
    const route = this.#routeOf(path)
    const known = this.#routes.get(route) ?? { pages: 0, tokens: new Set(), css: '' }
    if (known.pages >= PAGES_PER_ROUTE) return known.css
    const footer = document.lastIndexOf(FOOTER)
    const seenFirst = document.toString('utf8', 0, footer < 0 ? document.byteLength : footer)
    const tokens = new Set([...known.tokens, ...tokensOf(seenFirst, this.#attributes)])
    const isSame = tokens.size === known.tokens.size
    const css = isSame ? known.css : sheets.map((sheet) => sheet.for(tokens)).join('')
    this.#routes.set(route, { pages: known.pages + 1, tokens, css })
    return css
  }
}

/**
 * Reads the style sheets of a build.
 *
 * @param folder `.next/static`
 */
export async function readSheets(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.css'))
  const sheets = names.map(async (name) => {
    const address = `/_next/static/${name.split(sep).join('/')}`
    return [address, await readFile(join(folder, name), 'utf8')] as const
  })
  return new Map(await Promise.all(sheets))
}

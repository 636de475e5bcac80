import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { speculationRules } from '../../lib/http/speculation-rules.ts'
import { NOTE_PRESSES } from '../../lib/late/early-presses.ts'
import { runAfterPaint } from '../../lib/late/scripts-after-paint.ts'
import { CriticalStyles } from './critical-styles.ts'
import { wordsOf } from './document-words.ts'
import { shortenPageData } from './page-data.ts'

type Shape = (html: string) => string

const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
const FONT = /<link rel="preload" href="[^"]+" as="font"[^>]*>/g
const CHUNKS = '/_next/static/chunks/'

/** What is run, and what is only fetched ahead: the page asks for that first, and running it does no more than bring what it has. */
const SCRIPT = new RegExp(
  String.raw`<(?:script|link rel="preload")(?=[^>]* (?:async=""|as="script"))[^>]* (?:src|href)="${CHUNKS}([\w.~-]+)"[^>]*>(?:</script>)?`,
  'g',
)
const END = '</body>'

/** Behind all that is drawn: as a file that a header names, they would be asked for before anything is. */
const RULES = `<script type="speculationrules">${JSON.stringify(speculationRules)}</script>`

/** Ahead of all that can be pressed. */
const NOTES = `<script>${NOTE_PRESSES}</script>`

/** Of every page; it stands below what is seen first. */
const FOOTER = '<footer'

/**
 * Brings a document that React wrote into the order in which a slow line should carry it: the styles of its first picture stand in it,
 * the sheets and the fonts are asked for behind it (a sheet in the body holds up only what comes after it), and the scripts once it is
 * drawn. A document with a sheet that is not in the folder stays as it is. It also says which links are worth fetching ahead, and notes
 * what is pressed before its scripts run.
 *
 * @param folder `.next/static`
 */
export async function readFirstPaint(folder: string): Promise<Shape> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.css'))
  const sheets = new Map(
    await Promise.all(
      names.map(async (name) => {
        const css = await readFile(join(folder, name), 'utf8')
        return [`/_next/static/${name.split(sep).join('/')}`, new CriticalStyles(css)] as const
      }),
    ),
  )
  return (html) => paintFirst(html, sheets)
}

function paintFirst(html: string, sheets: ReadonlyMap<string, CriticalStyles>): string {
  const links = [...html.matchAll(SHEET)]
  const known = links.flatMap(([, href = '']) => sheets.get(href) ?? [])
  const end = html.lastIndexOf(END)
  if (links.length === 0 || known.length < links.length || end < 0) return html
  const words = wordsOf(html.slice(0, html.lastIndexOf(FOOTER)))
  const styles = `<style>${known.map((sheet) => sheet.for(words)).join('')}</style>`
  const fonts = [...html.matchAll(FONT)].map(([tag]) => tag)
  const sheetsAndFonts = [...links.map(([tag]) => tag), ...fonts].join('')
  const scripts = new Set([...html.matchAll(SCRIPT)].map(([, name = '']) => name))
  const late = scripts.size > 0 ? `<script>${runAfterPaint(CHUNKS, [...scripts])}</script>` : ''
  const before = html
    .slice(0, end)
    .replace(SHEET, (tag) => (tag === links[0]?.[0] ? NOTES + styles : ''))
    .replace(FONT, '')
    .replace(SCRIPT, '')
  return shortenPageData(before) + late + sheetsAndFonts + RULES + html.slice(end)
}

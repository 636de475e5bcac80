import { formatMarkdown } from '../../scripts/format-markdown.mjs'
import type { Aim, Section, Table } from './section.ts'

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`, not by hand; each section by the run that it names. A time says little without its machine: what
others reach is compared in ratio to a calibration that was measured in the same minutes, a bare Node.js server that answers
5 KB. Where the other shops were measured, on a machine of this kind, it answered 75,000 times a second.`

/** A section and the run that it comes from. */
export interface Measured {
  title: string
  section: Section
  /** When, on what, of which state. */
  run: string
}

/**
 * The page with these sections in place of what it had under their titles. `order` is that of all titles; others are left
 * out.
 */
export async function composePage(
  page: string,
  measured: readonly Measured[],
  order: readonly string[],
): Promise<string> {
  const texts = new Map([
    ...readSections(page),
    ...measured.map((each) => [each.title, textOf(each)] as const),
  ])
  const sections = order.flatMap((title) => {
    const text = texts.get(title)
    return text === undefined ? [] : [`## ${title}\n\n${text}`]
  })
  const whole = `${[INTRODUCTION, ...sections].join('\n\n')}\n`
  return formatMarkdown(whole)
}

function readSections(page: string): [title: string, text: string][] {
  const [, ...sections] = page.split(/^## /m)
  return sections.map((section) => {
    const end = section.indexOf('\n')
    return [section.slice(0, end), section.slice(end).trim()]
  })
}

function textOf({ section: { notes, tables, aims }, run }: Measured): string {
  return [`_${run}_`, ...notes, ...tables.map(tableOf), ...aimsOf(aims)].join('\n\n')
}

const rowOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

function tableOf({ title, head, rows }: Table): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  return [`### ${title}`, '', ...[head, rule, ...rows].map(rowOf)].join('\n')
}

function aimsOf(aims: readonly Aim[]): string[] {
  if (aims.length === 0) return []
  const rows = aims.map(({ what, aim, reached, isMet }) => [what, aim, reached, isMet ? 'met' : '**missed**'])
  return [tableOf({ title: 'Aims', head: ['', 'aim', 'reached', ''], rows })]
}

import { createInterface, type Interface } from 'node:readline/promises'
import { seriesSince, type GivenOut } from './leave-gap.ts'

const ORDER = /^[1-9]\d{0,8}$/
const INVOICE = /^(F[VK]\/\d{4})\/(\d{1,9})$/

/** `FV/2026/0007` as its series and its number; null: it is none. */
export function readInvoiceNumber(written: string): [series: string, sequence: number] | null {
  const [, series, sequence] = INVOICE.exec(written) ?? []
  return series === undefined ? null : [series, Number(sequence)]
}

/** What the options `--last-order` and `--last-invoice` say. Throws when one cannot be read. */
export function readLastNumbers(order: string | undefined, invoices: readonly string[]): GivenOut {
  if (order !== undefined && !ORDER.test(order)) throw new Error(`--last-order: ${order} is no order number.`)
  const lastInvoices = invoices.map((written) => {
    const read = readInvoiceNumber(written)
    if (!read) throw new Error(`--last-invoice: ${written} is no number such as FV/2026/0007.`)
    return read
  })
  return { lastOrder: order === undefined ? null : Number(order), lastInvoices: new Map(lastInvoices) }
}

/** Asks until the answer can be read; null: it was left empty. */
async function ask<T>(
  lines: Interface,
  question: string,
  read: (answer: string) => T | null,
): Promise<T | null> {
  for (;;) {
    const answer = (await lines.question(`${question} (Enter: not known) `)).trim()
    if (answer === '') return null
    const value = read(answer)
    if (value !== null) return value
  }
}

/** Prompts the operator for the last numbers that were issued. */
export async function askLastNumbers(now: Date): Promise<GivenOut> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const lastOrder = await ask(
      lines,
      'The last order number, as in the newest mail about an order?',
      (answer) => (ORDER.test(answer) ? Number(answer) : null),
    )
    const lastInvoices = new Map<string, number>()
    for (const series of seriesSince(now, now)) {
      const question = `The last number of ${series}, as KSeF or the newest mail with one has it?`
      const found = await ask(lines, question, (answer) =>
        readInvoiceNumber(answer.startsWith(series) ? answer : `${series}/${answer}`),
      )
      if (found) lastInvoices.set(...found)
    }
    return { lastOrder, lastInvoices }
  } finally {
    lines.close()
  }
}

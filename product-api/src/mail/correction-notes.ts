import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import type { LineChange, OrderCorrection } from '@bieznik/contract/order-correction'
import { owedOf } from '@bieznik/contract/order-money'
import type { Language, Order } from '@bieznik/contract/order'
import { priceText } from './order-facts.ts'
import type { MailTexts } from './texts/mail-texts.ts'

type Note = [title: string, text: string]

/** What a mail tells of a correction: why, each value and line before and after, and money that goes back. */
export function correctionNotes(
  { reason, fields, lines }: Pick<OrderCorrection, 'reason' | 'fields' | 'lines'>,
  order: Order,
  { language, texts }: { language: Language; texts: MailTexts },
): Note[] {
  const { corrected } = texts
  const lineText = (state: LineChange['after']) =>
    state ? `${state.quantity} × ${priceText(state.price, language)}` : corrected.none
  const valueText = (value: string | null) => (value === null ? corrected.none : oneLine(value))
  const owed = owedOf(order)
  return [
    ...(reason === null ? [] : [[corrected.reason, oneLine(reason)] satisfies Note]),
    ...fields.map(({ field, before, after }): Note => [
      corrected.fields[field],
      `${valueText(before)} → ${valueText(after)}`,
    ]),
    ...lines.map(({ title, before, after }): Note => [
      oneLine(title),
      `${lineText(before)} → ${lineText(after)}`,
    ]),
    ...(owed > 0 ? [[corrected.overpaid, corrected.refund(priceText(owed, language))] satisfies Note] : []),
  ]
}

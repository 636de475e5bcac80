import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import type { LineChange, OrderCorrection } from '@bieznik/contract/selling/order-correction'
import { owedOf } from '@bieznik/contract/selling/order-money'
import type { Language, Order } from '@bieznik/contract/selling/order'
import type { Grosze } from '@bieznik/contract/money/money'
import { priceText } from '@bieznik/contract/money/price-text'
import type { MailTexts } from './texts/mail-texts.ts'

type Note = [title: string, text: string]
export type Corrected = Pick<OrderCorrection, 'reason' | 'fields' | 'lines' | 'totalBefore' | 'totalAfter'>

/** What a mail tells of a correction: why, each value and line before and after, and money that goes back. */
export function correctionNotes(
  { reason, fields, lines, totalBefore, totalAfter }: Corrected,
  order: Order,
  { language, texts }: { language: Language; texts: MailTexts },
): Note[] {
  const { corrected } = texts
  const stateText = ({ quantity, price }: NonNullable<LineChange['after']>) =>
    `${quantity} × ${priceText(price, language)}`
  const lineText = ({ before, after }: LineChange) => {
    if (!before) return after ? corrected.added(stateText(after)) : corrected.none
    return after ? `${stateText(before)} → ${stateText(after)}` : corrected.canceled(stateText(before))
  }
  const changeText = (before: Grosze, after: Grosze) =>
    `${priceText(before, language)} → ${priceText(after, language)}`
  const valueText = (value: string | null) => (value === null ? corrected.none : oneLine(value))
  const owed = owedOf(order)
  return [
    ...(reason === null ? [] : [[corrected.reason, oneLine(reason)] satisfies Note]),
    ...fields.map(({ field, before, after }): Note => [
      corrected.fields[field],
      `${valueText(before)} → ${valueText(after)}`,
    ]),
    ...lines.map((line): Note => [oneLine(line.title), lineText(line)]),
    ...(totalBefore === totalAfter
      ? []
      : [[corrected.total, changeText(totalBefore, totalAfter)] satisfies Note]),
    ...(owed > 0 ? [[corrected.overpaid, corrected.refund(priceText(owed, language))] satisfies Note] : []),
  ]
}

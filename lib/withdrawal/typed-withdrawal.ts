import { languages } from '@bieznik/contract/language'
import type { LinkedOrder } from '@bieznik/contract/selling/order-link'
import { z } from 'zod'

/** The values of the withdrawal form as typed, valid or not. */
export const typedWithdrawalSchema = z.strictObject({
  language: z.enum(languages),
  name: z.string(),
  email: z.string(),
  order: z.string(),
  /** Signed link to that order, which says what was paid for it; empty: none is known. */
  link: z.string().default(''),
  /** Where a refund of cash may be sent. */
  account: z.string().default(''),
  /** Which goods, in words; empty: the whole order. */
  part: z.string(),
  /** The lines of an order that the form was filled from, with the pieces chosen of each; none: `part` counts. */
  lines: z.array(
    z.strictObject({
      title: z.string(),
      /** The language of the title, where it is known. */
      lang: z.string().default(''),
      of: z.string(),
      pieces: z.string(),
    }),
  ),
})
export type TypedWithdrawal = z.output<typeof typedWithdrawalSchema>

/** The form with nothing in it but the order that a link named. */
export function emptyWithdrawal(language: TypedWithdrawal['language'], order: string): TypedWithdrawal {
  return { language, name: '', email: '', order, link: '', account: '', part: '', lines: [] }
}

/** The form filled in from the order that a signed link leads to: all pieces of all lines. */
export function withdrawalOf(
  language: TypedWithdrawal['language'],
  { id, name, email, orderItems }: LinkedOrder,
  link: string,
): TypedWithdrawal {
  return { ...emptyWithdrawal(language, String(id)), name, email, link, lines: linesOf(orderItems) }
}

/** Money goes back the way it came, which only cash has not; of an order that is not known nobody can tell. */
export const needsAccount = (
  typed: TypedWithdrawal,
  order: Pick<LinkedOrder, 'id' | 'typeOfPayment'> | null | undefined,
): boolean => !order || typed.order !== String(order.id) || order.typeOfPayment === 'payment_at_delivery'

/** All pieces of all lines of an order. */
export function linesOf(items: LinkedOrder['orderItems']): TypedWithdrawal['lines'] {
  return items.map(({ title, titleLanguage: lang, quantity }) => {
    const pieces = String(quantity)
    return { title, lang, of: pieces, pieces }
  })
}

/** Reads what a browser sends of the form; what is missing is empty. */
export function readWithdrawalForm(encoded: string): TypedWithdrawal {
  const fields = new URLSearchParams(encoded)
  const text = (name: string) => fields.get(name) ?? ''
  const [lang, of, pieces] = ['lang', 'of', 'pieces'].map((name) => fields.getAll(name))
  return {
    language: languages.find((language) => language === text('language')) ?? 'pl',
    name: text('name'),
    email: text('email'),
    order: text('order'),
    link: text('link'),
    account: text('account'),
    part: text('part'),
    lines: fields.getAll('title').map((title, index) => ({
      title,
      lang: lang?.[index] ?? '',
      of: of?.[index] ?? '',
      pieces: pieces?.[index] ?? '',
    })),
  }
}

import { accountNumberSchema } from '@bieznik/contract/money/account-number'
import { cleanCode, cleanLine, isVisible } from '@bieznik/contract/platform/typed-text'
import {
  withdrawalStatementSchema,
  type WithdrawalLine,
  type WithdrawalStatement,
} from '@bieznik/contract/care/withdrawal'
import { z } from 'zod'
import { firstErrors, personErrorKeys, personFields } from '@/lib/cases/person'
import type { TypedWithdrawal } from './typed-withdrawal'

/** Keys of `withdrawal.errors` in the message files. */
export const withdrawalErrorKeys = [
  ...personErrorKeys,
  'part_long',
  'part_invalid',
  'pieces_none',
  'pieces_invalid',
  'account_invalid',
] as const
export type WithdrawalErrorKey = (typeof withdrawalErrorKeys)[number]

/** In the order in which they stand in the form. */
export const withdrawalFields = ['name', 'email', 'order', 'part', 'account'] as const
export type WithdrawalField = (typeof withdrawalFields)[number]

export type WithdrawalErrors = Partial<Record<WithdrawalField, WithdrawalErrorKey>>

type Checked =
  | { statement: WithdrawalStatement; errors: null }
  | { statement: null; errors: WithdrawalErrors }

const MAX_PART_LINES = 50

/** Each line of the text is one line of the statement. */
export const partSchema = z
  .string()
  .regex(/^(?:[\r\n\t]|[^\p{Cc}\p{Cs}])*$/u, 'part_invalid')
  .transform((text) =>
    text
      .split(/\r\n?|\n/)
      .map(cleanLine)
      .filter(isVisible),
  )
  .pipe(z.array(z.string().max(300, 'part_long')).max(MAX_PART_LINES, 'part_long'))

const isAccountOrNone = (typed: string): boolean =>
  typed === '' || accountNumberSchema().safeParse(typed).success

/** Asked for, and never required. */
export const accountSchema = z.string().overwrite(cleanCode).refine(isAccountOrNone, 'account_invalid')

const typedFields = z.object({ ...personFields, account: accountSchema })

const isErrorKey = (message: string | undefined): message is WithdrawalErrorKey =>
  withdrawalErrorKeys.some((key) => key === message)

type Goods = { lines: WithdrawalLine[] | null; error?: WithdrawalErrorKey }

/** All pieces of all lines are the whole order, whatever its lines are called. */
function goodsOf({ lines, part }: TypedWithdrawal): Goods {
  if (lines.length === 0) return writtenGoods(part)
  const counted = lines.map(({ title, of, pieces }) => ({ title, of: countIn(of), pieces: countIn(pieces) }))
  if (counted.some(({ of, pieces }) => of === null || pieces === null || pieces > of))
    return { lines: null, error: 'pieces_invalid' }
  const chosen = counted.filter(({ pieces }) => pieces !== 0)
  if (chosen.length === 0) return { lines: null, error: 'pieces_none' }
  if (counted.every(({ of, pieces }) => of === pieces)) return { lines: null }
  return { lines: chosen.map(({ title, pieces }) => ({ title, pieces })) }
}

function writtenGoods(part: string): Goods {
  const { data, error } = partSchema.safeParse(part)
  if (!data) {
    const message = error.issues[0]?.message
    return { lines: null, error: isErrorKey(message) ? message : 'part_invalid' }
  }
  return { lines: data.length === 0 ? null : data.map((title) => ({ title, pieces: null })) }
}

const countIn = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null)

/** What the form states, or what is wrong with it. */
export function checkWithdrawal(typed: TypedWithdrawal): Checked {
  const { language } = typed
  const person = typedFields.safeParse(typed)
  const { lines, error } = goodsOf(typed)
  const errors = {
    ...firstErrors(person.error, withdrawalFields, withdrawalErrorKeys),
    ...(error && { part: error }),
  }
  if (!person.data || error) return { statement: null, errors }
  const statement = withdrawalStatementSchema.safeParse({ ...person.data, lines, language })
  // The titles of lines come from the shop; only a forged form has others.
  return statement.data
    ? { statement: statement.data, errors: null }
    : { statement: null, errors: { part: 'part_invalid' } }
}

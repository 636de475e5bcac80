import { z } from 'zod'
import { idParamSchema } from '../platform/id-param.ts'
import { moneySchema, moneyWithin } from './money.ts'
import { orderIdSchema } from '../selling/order-id.ts'
import { paymentMethods } from '../selling/order.ts'
import { orderStatusSchema } from '../selling/order-status.ts'
import { pageSchema } from '../catalogue/catalogue-query.ts'
import { optionalChoice } from '../platform/not-given.ts'
import { optionalLine, typedLine } from '../platform/typed-text.ts'

/** Files of banks that can be imported. */
export const bankFormats = ['mt940', 'mbank_csv', 'pko_csv'] as const

export const MAX_STATEMENT_BYTES = 4_000_000
export const MAX_STATEMENT_LINES = 10_000
export const MAX_FILE_NAME = 200

/** A file's name as it is kept. */
export const statementFileSchema = z.strictObject({ fileName: typedLine(MAX_FILE_NAME) })

/**
 * Why nothing of a file was imported.
 * - `unknown_format`: no file of a bank that can be read.
 * - `cut_off`: its end is missing; `sums_differ`: its lines do not come to its own balances.
 * - `bad_line`: a line has no day or no amount.
 * - `other_account`, `many_accounts`: it is not of the shop's account, or not of that alone.
 * - `foreign_account`: its account is not in złoty.
 */
export const statementProblems = [
  'empty',
  'unknown_format',
  'too_many_lines',
  'cut_off',
  'sums_differ',
  'bad_line',
  'other_account',
  'many_accounts',
  'foreign_account',
] as const
export type StatementProblem = (typeof statementProblems)[number]

const countSchema = z.int().min(0)

/** The largest payment that becomes a line: 21 million PLN, more than any order comes to. */
export const MAX_LINE_GROSZE = 2_147_483_647
const lineMoneySchema = moneyWithin(0, MAX_LINE_GROSZE / 100)
/** Of the balances of a file, in PLN. */
export const MAX_BALANCE = 1_000_000_000_000
const balanceSchema = moneyWithin(-MAX_BALANCE, MAX_BALANCE)

export const importedStatementSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('imported'),
    format: z.enum(bankFormats),
    /** Lines that are new; those that an earlier file had, or this one repeats; and what is no money for the shop. */
    added: countSchema,
    known: countSchema,
    debits: countSchema,
    foreign: countSchema,
    /** Credits that the bank took back, with nothing left to do; and reversals that wait for a person. */
    reversed: countSchema,
    openReversals: countSchema,
    /** Payments above `MAX_LINE_GROSZE`. */
    large: countSchema,
    /** The file says of which account it is, and that is the shop's. */
    isAccountSaid: z.boolean(),
  }),
  z.strictObject({
    outcome: z.literal('refused'),
    problem: z.enum(statementProblems),
    /** Where, counting from 1; null: nowhere in particular. */
    line: z.int().min(1).nullable(),
    /** Of `sums_differ`: the closing balance in the file and the sum of its movements; null: they are larger than any account. */
    balances: z.strictObject({ stated: balanceSchema, computed: balanceSchema }).nullable(),
  }),
])
export type ImportedStatement = z.output<typeof importedStatementSchema>

export const pastStatementSchema = z.strictObject({
  id: z.int(),
  fileName: z.string(),
  format: z.enum(bankFormats),
  importedBy: z.string(),
  importedAt: z.iso.datetime(),
  lines: countSchema,
  /** How many of them still wait for a person. */
  open: countSchema,
})
export type PastStatement = z.output<typeof pastStatementSchema>

/**
 * What a person decided on a line of a statement.
 * - `joined`: it pays an order, or a part of it does.
 * - `taken_back`: it does not after all.
 * - `sent_back`: what was left of it went back to the payer.
 * - `not_ours`: what was left of it is for no order of the shop.
 * - `reopened`: it waits for a person again.
 */
export const lineEvents = ['joined', 'taken_back', 'sent_back', 'not_ours', 'reopened'] as const

/**
 * Why an order is proposed for a line.
 * - `exact`: its title names the order or its invoice, and the amount is what is due.
 * - `together`: it names several orders, and the amount is what is due of all of them.
 * - `amount`: the amount is what is due, and the title names neither.
 * - `too_little`, `too_much`: the title names the order, and the amount is another one.
 * - `paid`, `canceled`: the title names the order, which is paid already or canceled.
 */
const proposalKinds = ['exact', 'together', 'amount', 'too_little', 'too_much', 'paid', 'canceled'] as const

export const proposalSchema = z.strictObject({
  kind: z.enum(proposalKinds),
  orderId: orderIdSchema,
  name: z.string(),
  status: orderStatusSchema,
  typeOfPayment: z.enum(paymentMethods),
  due: moneySchema,
  /** How much of the line would pay it. */
  amount: moneySchema,
})
export type Proposal = z.output<typeof proposalSchema>

const joinedSchema = z.strictObject({
  orderId: orderIdSchema,
  amount: moneySchema,
  /** The money went back to the payer since. */
  isRefunded: z.boolean(),
})

export const bankLineSchema = z.strictObject({
  id: z.int(),
  bookedOn: z.iso.date(),
  amount: lineMoneySchema,
  /** The part that is not decided on yet. */
  left: lineMoneySchema,
  title: z.string(),
  payer: z.string(),
  payerAccount: z.string(),
  isSettled: z.boolean(),
  /** An earlier line of another kind of file that looks the same: it may be this very money. */
  likeLine: z.int().nullable(),
  /** Orders that it pays. */
  joined: z.array(joinedSchema),
  /** When the bank took the money back; null: it did not. */
  reversedOn: z.iso.date().nullable(),
  /** The most likely first; of a settled line none. */
  proposals: z.array(proposalSchema),
  events: z.array(
    z.strictObject({
      event: z.enum(lineEvents),
      orderId: orderIdSchema.nullable(),
      amount: lineMoneySchema.nullable(),
      note: z.string(),
      who: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})
export type BankLine = z.output<typeof bankLineSchema>

/** The bank took money back, and somebody has to clear up what it was for. */
export const bankReversalSchema = z.strictObject({
  id: z.int(),
  bookedOn: z.iso.date(),
  amount: lineMoneySchema,
  title: z.string(),
  payer: z.string(),
  payerAccount: z.string(),
  /** The payment that it takes back, with the orders that it pays; null: none is it for certain. */
  line: z.strictObject({ id: z.int(), joined: z.array(joinedSchema) }).nullable(),
})
export type BankReversal = z.output<typeof bankReversalSchema>

export const settledReversalSchema = bankReversalSchema.pick({ id: true })

export const lineStates = ['open', 'settled'] as const

export const bankLinesQuerySchema = pageSchema.extend({ state: optionalChoice(z.enum(lineStates)) })

export const lineParamSchema = z.strictObject({ id: idParamSchema })

/** Body of `POST bank-lines/{id}/join`: what the person saw of the order goes with it. */
export const joinLineSchema = z.strictObject({
  orderId: orderIdSchema,
  amount: moneySchema,
  /** Not given: the person typed the number of an order without having seen it. */
  seen: z.strictObject({ status: orderStatusSchema, due: moneySchema }).optional(),
})
export type JoinLine = z.output<typeof joinLineSchema>

export const MAX_JOINS = 200
/** Body of `POST bank-lines/join`: what the person saw agree, each line with each order that it pays. */
export const joinLinesSchema = z.strictObject({
  joins: z
    .array(joinLineSchema.extend({ lineId: z.int().min(1) }).required({ seen: true }))
    .min(1)
    .max(MAX_JOINS),
})
export type JoinLines = z.output<typeof joinLinesSchema>

/** How many were joined; the others were not as they had been seen, and still wait. */
export const joinedLinesSchema = z.strictObject({ joined: countSchema, refused: countSchema })
export type JoinedLines = z.output<typeof joinedLinesSchema>

export const takeLineBackSchema = z.strictObject({ orderId: orderIdSchema })
export type TakeLineBack = z.output<typeof takeLineBackSchema>

export const MAX_LINE_NOTE = 500
export const settleLineSchema = z.strictObject({
  as: z.enum(['sent_back', 'not_ours']),
  note: optionalLine(MAX_LINE_NOTE),
})
export type SettleLine = z.output<typeof settleLineSchema>

import { z } from 'zod'
import { problemCodes } from './platform/problem-codes.ts'

export { problemCodes, problemStatuses, type ProblemCode } from './platform/problem-codes.ts'

/** What is wrong with one field (`path` is dotted, as in `alternativeAddress.city`) or one cart line (`items.{productId}`). */
const fieldProblemSchema = z.strictObject({
  path: z.string(),
  message: z.string(),
})
export type FieldProblem = z.output<typeof fieldProblemSchema>

/** An error on any wire. `message` is English and for engineers; people read the translation of `code`. */
export const problemSchema = z.strictObject({
  code: z.enum(problemCodes),
  message: z.string(),
  fields: z.array(fieldProblemSchema).optional(),
  requestId: z.string(),
})
export type Problem = z.output<typeof problemSchema>

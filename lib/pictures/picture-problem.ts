import type { ProblemCode } from '@bieznik/contract/problem'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import { pictureRefusals, type PictureRefusal } from './picture'

/** What to tell a person whose picture was not taken: a key of `pictures.errors`, or a code of `errors`. */
export type PictureProblem = { refusal: PictureRefusal } | { code: ProblemCode }

export function pictureProblemOf(error: unknown): PictureProblem {
  const messages = error instanceof ProblemError ? error.fields.map(({ message }) => message) : []
  const refusal = pictureRefusals.find((known) => messages.includes(known))
  return refusal ? { refusal } : { code: problemCodeOf(error) }
}

import { violatedConstraint } from '../db/violated-constraint.ts'
import { ProblemError } from './problem-error.ts'

/** What the change gives; a name that another row has, by this constraint, is refused at its field. */
export async function withFreeName<T>(
  { whose, constraint }: { whose: 'manufacturer' | 'supplier' | 'view'; constraint: string },
  change: Promise<T>,
): Promise<T> {
  try {
    return await change
  } catch (error) {
    if (violatedConstraint(error) !== constraint) throw error
    throw new ProblemError('invalid_request', `There is another ${whose} with this name.`, {
      fields: [{ path: 'name', message: 'name_taken' }],
    })
  }
}

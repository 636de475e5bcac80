import type { Fault } from './read-variables.ts'
import type { Variable } from './variable.ts'
import { variables } from './variables.ts'

/** `read`: the variables of the program, of which only those count. */
export function missingBeside(read: object, set: Readonly<Record<string, unknown>>): Fault[] {
  return Object.entries<Variable>(variables).flatMap(([name, { neededBeside = [] }]) => {
    const others = neededBeside.filter((beside) => set[beside])
    if (!(name in read) || set[name] || others.length === 0) return []
    return [{ name, message: `is not set, and is needed beside ${others.join(' and ')}` }]
  })
}

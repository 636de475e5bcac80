import type { z } from 'zod'
import { variables } from './variables.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with a variable: the message reads on from its name, the remedy stands for itself. */
export interface Fault {
  name: string
  message: string
  remedy?: string
}

/** The environment cannot be used. Each line of the message names a variable and what to do; no value is repeated. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
  readonly variables: readonly string[]

  constructor(faults: readonly Fault[], options?: ErrorOptions) {
    super(faults.map(explain).join('\n'), options)
    this.variables = faults.map(({ name }) => name)
  }
}

const isVariable = (name: string): name is keyof typeof variables => Object.hasOwn(variables, name)

function explain({ name, message, remedy }: Fault): string {
  const todo = remedy ?? (isVariable(name) ? `Set it to ${variables[name].is}.` : '')
  return `${name} ${message}. ${todo}`.trim()
}

/** An empty variable counts as one that is not set. */
export const definedIn = (source: Environment): Environment =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))

function faultOf(issue: z.core.$ZodIssue, source: Environment): Fault {
  const name = String(issue.path[0] ?? '')
  // A rule of ours, as opposed to one of a value.
  if (issue.code === 'custom' && issue.params) {
    const remedy: unknown = issue.params.remedy
    return { name, message: issue.message, ...(typeof remedy === 'string' && { remedy }) }
  }
  if (source[name] === undefined) return { name, message: 'is not set' }
  return { name, message: 'cannot be used' }
}

/** Throws a ConfigurationError that names all variables that are wrong. */
export function readVariables<T extends z.ZodType>(schema: T, source: Environment): z.output<T> {
  const set = definedIn(source)
  const result = schema.safeParse(set)
  if (result.success) return result.data
  throw new ConfigurationError(result.error.issues.map((issue) => faultOf(issue, set)))
}

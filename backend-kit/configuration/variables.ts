import { betweenPrograms, browserTests, containers, watching } from './operation.ts'
import { company } from './law.ts'
import { database, pictures } from './data.ts'
import { identity } from './identity.ts'
import { invoices, parcels } from './invoices.ts'
import { mail } from './mail.ts'
import { payments } from './payments.ts'
import { place } from './place.ts'
import type { Reader, Section } from './variable.ts'

/** All environment variables, in the order of docs/configuration.md and `.env.example`. */
export const sections: readonly Section[] = [
  place,
  database,
  identity,
  mail,
  betweenPrograms,
  company,
  payments,
  invoices,
  parcels,
  pictures,
  watching,
  containers,
  browserTests,
]

export const variables = {
  ...place.variables,
  ...database.variables,
  ...identity.variables,
  ...mail.variables,
  ...betweenPrograms.variables,
  ...company.variables,
  ...payments.variables,
  ...invoices.variables,
  ...parcels.variables,
  ...pictures.variables,
  ...watching.variables,
  ...containers.variables,
  ...browserTests.variables,
}
type Variables = typeof variables

/** What a program reads: the schema of each of its variables. */
export type ShapeOf<R extends Reader> = {
  [
    Name in keyof Variables as R extends Variables[Name]['readBy'][number] ? Name : never
  ]: Variables[Name]['schema']
}

export function shapeOf<R extends Reader>(reader: R): ShapeOf<R> {
  const read = Object.entries(variables).filter(([, { readBy }]) => readBy.some((each) => each === reader))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the type of each key, and the filter above is the one that ShapeOf declares
  return Object.fromEntries(read.map(([name, { schema }]) => [name, schema])) as ShapeOf<R>
}

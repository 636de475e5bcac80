import type { FieldDescription } from './field-description.ts'
import { spacerFields } from './spacer-fields.ts'
import { tireFields } from './tire-fields.ts'
import { wheelFields } from './wheel-fields.ts'

/*
 * What describes a product, one entry for each field in the order of the form. The wire, the rules for staff, the specification on the page,
 * the form, import, export and structured data are made from it; besides it a new field needs its column and its texts.
 */

const productFields = { Tire: tireFields, Wheel: wheelFields, Spacer: spacerFields } as const

type Kind = keyof typeof productFields
type FieldsOf<K extends Kind> = (typeof productFields)[K]
export type ProductFieldName = { [K in Kind]: keyof FieldsOf<K> }[Kind]
type AnyField = { [K in Kind]: FieldsOf<K>[keyof FieldsOf<K>] }[Kind]
type Hint = Extract<AnyField, { hint: string }>['hint']
type Label = Extract<AnyField, { label: string }>['label']

/** A field with its name. */
export type NamedField = Omit<FieldDescription, 'hint' | 'label'> & {
  name: ProductFieldName
  hint?: Hint
  label?: Label
}

const kinds = ['Tire', 'Wheel', 'Spacer'] as const satisfies readonly Kind[]
const lists = new Map<Kind, readonly NamedField[]>()
const byName = new Map<string, NamedField>()

/** The fields of a kind, in the order of the form. */
export function listFields(kind: Kind): readonly NamedField[] {
  const list = lists.get(kind) ?? namedFields(kind)
  lists.set(kind, list)
  return list
}

/** A field by its name, as the first kind has it; what is typed and read of it is the same in every kind. */
export function findField(name: string): NamedField | undefined {
  if (byName.size === 0)
    // The last one that is set counts, so the first kind comes last.
    for (const field of kinds.toReversed().flatMap(listFields)) byName.set(field.name, field)
  return byName.get(name)
}

// `entries` loses the names for TypeScript: what stands in `productFields` is what the return type is made of.
function namedFields(kind: Kind): NamedField[]
function namedFields(kind: Kind): (FieldDescription & { name: string })[] {
  return Object.entries<FieldDescription>(productFields[kind]).map(([name, field]) => ({ name, ...field }))
}

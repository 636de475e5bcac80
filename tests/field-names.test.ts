import { expect, test } from 'vitest'
import { fieldName, valueName } from '../contract/catalogue/field-names.ts'
import { languages } from '../contract/language.ts'
import { listFields, type NamedField } from '../contract/catalogue/product-fields.ts'
import { productTypes, type ProductType } from '../contract/catalogue/product.ts'
import { seasons, tireTypes } from '../contract/catalogue/tire-codes.ts'
import { textsIn } from './message-texts.ts'

const texts = languages.map((language) => [language, textsIn(language)] as const)

/** On the page of a spacer alone no label has to say that its bolt circle and its system are the spacer's. */
const ofTheKind = new Set(['title', 'boltDistance', 'system', 'boltLength', 'papers'])

const labeled = productTypes.flatMap((kind: ProductType) =>
  listFields(kind).flatMap((field: NamedField) =>
    field.label && !ofTheKind.has(field.name) ? [{ kind, name: field.name, label: field.label }] : [],
  ),
)

test.each(labeled)(
  '$name of a $kind is called on its page as in the import and in the form',
  ({ name, label }) => {
    for (const [language, shown] of texts) expect(shown.get(label)).toBe(fieldName(name, language))
  },
)

test.each([
  ...seasons.map((code) => ['season', `tire.seasons.${code}`, code] as const),
  ...tireTypes.map((code) => ['typeOfTire', `tire.types.${code}`, code] as const),
])('a %s has the word of the page: %s', (field, key, code) => {
  for (const [language, shown] of texts) expect(shown.get(key)).toBe(valueName(field, code, language))
})

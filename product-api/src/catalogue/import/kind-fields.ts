import { productTypes, type ProductType } from '@bieznik/contract/catalogue/product'
import { fieldsOfKind, importFields, type ImportField } from '@bieznik/contract/catalogue/product-import'

/** What columns may hold that are no field of any kind. */
const ofNoKind = (): ImportField[] => {
  const ofKinds = new Set<ImportField>(productTypes.flatMap((kind) => fieldsOfKind(kind)))
  return importFields.filter((field) => !ofKinds.has(field))
}

const ofKind = (kind: ProductType): ReadonlySet<ImportField> =>
  new Set([...fieldsOfKind(kind), ...ofNoKind()])

/** What a line may say of a product of a kind. */
export const fieldsByKind = {
  Tire: ofKind('Tire'),
  Wheel: ofKind('Wheel'),
  Spacer: ofKind('Spacer'),
} as const

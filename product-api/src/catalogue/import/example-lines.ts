import { productTypes, type ProductType } from '@bieznik/contract/catalogue/product'
import type { Values } from './read-cell.ts'

/** What a new product of each kind needs, and what most have besides. */
const examples: Record<ProductType, readonly Values[]> = {
  Tire: [
    {
      productType: 'Tire',
      title: 'Nadbieg Przykład 195/65 R15 91T',
      price: 249.9,
      quantityInStock: 12,
      inArchive: false,
      manufacturer: 'Nadbieg',
      typeOfTire: 'passenger',
      width: 195,
      profile: 65,
      diameter: 15,
      icVc: '91T',
      isRetreaded: true,
      season: 'winter',
      protector: 'Przykład',
    },
    {
      productType: 'Tire',
      title: 'Nadbieg Przykład Van 205/65 R16C 107T',
      price: 389,
      quantityInStock: 4,
      inArchive: false,
      manufacturer: 'Nadbieg',
      typeOfTire: 'truck',
      width: 205,
      profile: 65,
      diameter: 16,
      icVc: '107T',
      loadClass: 'C',
      isRetreaded: true,
      season: 'allseason',
      protector: 'Przykład Van',
    },
  ],
  Wheel: [
    {
      productType: 'Wheel',
      title: 'Felga aluminiowa Przykład 7x16 5x112',
      price: 459.5,
      quantityInStock: 8,
      inArchive: false,
      typeOfWheel: 'aluminium',
      width: 7,
      diameter: 16,
      centralBoreDiameter: 66.6,
      boltSpacing: '5x112',
      et: 42,
      color: 'silver',
      material: 'aluminium',
    },
  ],
  Spacer: [
    {
      productType: 'Spacer',
      title: 'Dystans Przykład 20 mm 5x112',
      price: 149.99,
      quantityInStock: 6,
      inArchive: false,
      boltDistance: '5x112',
      boltInfo: 'M14x1.5',
      thickness: 20,
    },
  ],
}

/** Lines that show how a file is filled in, of a kind or of each. */
export function exampleLines(kind: ProductType | undefined): readonly Values[] {
  return kind ? examples[kind] : productTypes.flatMap((each) => examples[each])
}

import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'

interface Car {
  name: string
  /** As its papers list them. */
  tires: readonly string[]
  boltSpacing: string
  /** mm, of the hub. */
  bore: number
  /** inches */
  rims: readonly number[]
}

const USUAL_TIRES = ['195/65 R15', '205/55 R16']

/** Cars of the demonstration's reviewers with the numbers that their makers publish. */
export const cars: readonly Car[] = [
  { name: 'Volkswagen Polo II', tires: ['145/80 R13'], boltSpacing: '4x100', bore: 57.1, rims: [13] },
  { name: 'Opel Corsa A', tires: ['145/80 R13'], boltSpacing: '4x100', bore: 56.6, rims: [13] },
  { name: 'Peugeot 205', tires: ['145/80 R13'], boltSpacing: '4x108', bore: 65.1, rims: [13] },
  { name: 'smart fortwo 451', tires: ['155/60 R15'], boltSpacing: '3x112', bore: 57.1, rims: [15] },
  { name: 'Toyota Starlet', tires: ['155/80 R13'], boltSpacing: '4x100', bore: 54.1, rims: [13, 14] },
  { name: 'Suzuki Swift', tires: ['155/70 R13'], boltSpacing: '4x100', bore: 54.1, rims: [13, 14] },
  { name: 'Kia Picanto', tires: ['155/70 R13'], boltSpacing: '4x100', bore: 54.1, rims: [13, 14] },
  { name: 'Volkswagen Golf VI', tires: USUAL_TIRES, boltSpacing: '5x112', bore: 57.1, rims: [15, 16, 17] },
  { name: 'Škoda Octavia II', tires: USUAL_TIRES, boltSpacing: '5x112', bore: 57.1, rims: [15, 16, 17] },
  { name: 'Seat Leon II', tires: USUAL_TIRES, boltSpacing: '5x112', bore: 57.1, rims: [15, 16, 17] },
  { name: 'Mercedes C W203', tires: USUAL_TIRES, boltSpacing: '5x112', bore: 66.6, rims: [15, 16] },
  { name: 'Mercedes B W245', tires: USUAL_TIRES, boltSpacing: '5x112', bore: 66.6, rims: [15, 16] },
  {
    name: 'Volkswagen Transporter T5',
    tires: ['205/65 R16'],
    boltSpacing: '5x120',
    bore: 65.1,
    rims: [16, 17],
  },
  {
    name: 'Volkswagen Caravelle T6',
    tires: ['215/65 R16'],
    boltSpacing: '5x120',
    bore: 65.1,
    rims: [16, 17],
  },
]

export type CarriedProduct =
  | Pick<Extract<ManagedProduct, { productType: 'Tire' }>, 'productType' | 'width' | 'profile' | 'diameter'>
  | Pick<
      Extract<ManagedProduct, { productType: 'Wheel' }>,
      'productType' | 'boltSpacing' | 'centralBoreDiameter' | 'diameter'
    >
  | Pick<Extract<ManagedProduct, { productType: 'Spacer' }>, 'productType' | 'boltDistance' | 'boreHub'>

/** Whether a product fits a car as it left its maker, without rings. */
export function canCarry(car: Car, product: CarriedProduct): boolean {
  switch (product.productType) {
    case 'Tire':
      return car.tires.includes(formatTireSize(product))
    case 'Wheel': {
      const { boltSpacing, centralBoreDiameter, diameter } = product
      return (
        car.boltSpacing === boltSpacing && car.bore === centralBoreDiameter && car.rims.includes(diameter)
      )
    }
    case 'Spacer':
      return car.boltSpacing === product.boltDistance && car.bore === product.boreHub
  }
}

/** The car of a reviewer of this product; null: none that carries it is known. */
export function carFor(product: CarriedProduct, reviewer: number): string | null {
  const carrying = cars.filter((car) => canCarry(car, product))
  return carrying[reviewer % carrying.length]?.name ?? null
}

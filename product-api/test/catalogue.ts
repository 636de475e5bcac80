import { groszeFromPln } from '@bieznik/contract/money/money'
import type { Spacer, Tire, Wheel } from '@bieznik/contract/catalogue/product'
import { noSafetyData } from '@bieznik/contract/catalogue/safety-fields'

type NewTire = Omit<Tire, 'id'>

const tire: NewTire = {
  productType: 'Tire',
  title: 'Nadbieg Szuter AT 195/80 R15 96T',
  price: groszeFromPln(412.5),
  url: null,
  quantityInStock: 20,
  inArchive: false,
  width: 195,
  profile: 80,
  diameter: 15,
  manufacturer: 'Nadbieg',
  typeOfTire: '4X4',
  isRetreaded: true,
  icVc: '96T',
  season: 'allseason',
  protector: 'Szuter AT',
  urls: ['/pictures/szuter.webp'],
  inf: 'Opona bieżnikowana.',
  ...noSafetyData,
}

const wheel: Omit<Wheel, 'id'> = {
  productType: 'Wheel',
  title: 'Felga stalowa 6x15 5x112',
  price: groszeFromPln(299),
  url: '/pictures/wheel.webp',
  quantityInStock: 12,
  inArchive: false,
  typeOfWheel: 'steel',
  diameter: 15,
  width: 6,
  centralBoreDiameter: 66.6,
  boltSpacing: '5x112',
  color: 'black',
  material: 'steel',
  ...noSafetyData,
}

const spacer: Omit<Spacer, 'id'> = {
  productType: 'Spacer',
  title: 'Dystans 20 mm 5x112',
  price: groszeFromPln(149.99),
  url: null,
  quantityInStock: 8,
  inArchive: false,
  boltDistance: '5x112',
  boltInfo: 'M14x1.5',
  thickness: 20,
  ...noSafetyData,
}

/** Ids of the fixed catalogue that every test database begins with. */
export const ids = {
  /** 195/80 R15, 412.50 PLN, 20 in stock */
  tire: 1,
  /** the same size in another pattern, 389.10 PLN, 5 in stock */
  scarceTire: 2,
  /** 195/65 R15, none in stock */
  soldOutTire: 3,
  /** 31x10.50 R15, 500.10 PLN, 60 in stock */
  inchTire: 4,
  /** 195/80 R15, not sold any more */
  archivedTire: 5,
  /** 12 in stock, 299 PLN */
  wheel: 6,
  /** 8 in stock, 149.99 PLN */
  spacer: 7,
  /** none such */
  nothing: 999_999,
} as const

/** A tire like the first one, with what a test needs to be different. */
export function tireWith(differences: Partial<NewTire>): NewTire {
  return { ...tire, ...differences }
}

/** In the order of `ids`. */
export const catalogue = [
  tire,
  tireWith({
    title: 'Nadbieg Moczar MT 195/80 R15 96Q',
    protector: 'Moczar MT',
    icVc: '96Q',
    price: groszeFromPln(389.1),
    quantityInStock: 5,
  }),
  tireWith({
    title: 'Nadbieg Zima 195/65 R15 91T',
    profile: 65,
    protector: 'Zima',
    icVc: '91T',
    typeOfTire: 'passenger',
    season: 'winter',
    quantityInStock: 0,
  }),
  tireWith({
    title: 'Nadbieg Wykrot XT 31x10.50 R15',
    width: 31,
    profile: 10.5,
    protector: 'Wykrot XT',
    price: groszeFromPln(500.1),
    quantityInStock: 60,
  }),
  tireWith({ title: 'Nadbieg Stary 195/80 R15', protector: 'Stary', inArchive: true, quantityInStock: 10 }),
  wheel,
  spacer,
]

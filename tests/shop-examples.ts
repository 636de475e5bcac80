import type { OrderReturns } from '@bieznik/contract/money/refund'
import type { CartLine } from '@bieznik/contract/selling/cart'
import type { Car } from '@bieznik/contract/catalogue/fit/car'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { exchangeRateSchema, grosze } from '@bieznik/contract/money/money'
import type { ManagedNews } from '@bieznik/contract/content/news-input'
import type { Order, OrderDetail } from '@bieznik/contract/selling/order'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import type { ListedOrder } from '@bieznik/contract/selling/order-work'
import type { WalletPayment } from '@bieznik/contract/money/payment'
import type { TransferDetails } from '@bieznik/contract/money/transfer'
import type { ManagedTire, Spacer, Tire, Wheel } from '@bieznik/contract/catalogue/product'
import { noSafetyData } from '@bieznik/contract/catalogue/safety-fields'
import type { Person } from '@/lib/auth/auth-state'

export const jan: Person = {
  uid: 'uid-of-jan',
  email: 'jan@example.com',
  displayName: 'Jan Kowalski',
  isStaff: false,
  staffRole: null,
  isGuest: false,
}

/** A tire for 412,50 zł with 12 in stock, by default. */
export function aTire(differences: Partial<Tire> = {}): Tire {
  return {
    id: 7,
    productType: 'Tire',
    title: 'Nadbieg Trasa 195/80 R15 96T',
    price: grosze(41250),
    url: null,
    quantityInStock: 12,
    inArchive: false,
    width: 195,
    profile: 80,
    diameter: 15,
    manufacturer: 'Nadbieg',
    typeOfTire: 'passenger',
    isRetreaded: true,
    icVc: '96T',
    season: 'allseason',
    protector: 'Trasa',
    urls: [],
    inf: '',
    ...noSafetyData,
    ...differences,
  }
}

/** What the label of a new tire says. */
export const aLabel = {
  isRetreaded: false,
  fuelClass: 'C',
  wetGrip: 'B',
  noise: 71,
  noiseClass: 'B',
  snowMarking: 'm+s 3pmsf',
  eprel: '381667',
} as const satisfies Partial<Tire>

/** The same as staff see it, not translated. */
export const aManagedTire = (differences: Partial<ManagedTire> = {}): ManagedTire => ({
  ...aTire(),
  loadClass: null,
  titleEn: '',
  titleRu: '',
  infEn: '',
  infRu: '',
  ...differences,
})

const { id, price, url, quantityInStock, inArchive } = aTire()
const core = { id, price, url, quantityInStock, inArchive }

export const aWheel: Wheel = {
  ...core,
  productType: 'Wheel',
  title: 'Felga stalowa',
  typeOfWheel: 'steel',
  diameter: 16,
  width: 6.5,
  centralBoreDiameter: 57.1,
  boltSpacing: '5x112',
  color: 'czarna',
  material: 'stal',
  ...noSafetyData,
}

export const aSpacer: Spacer = {
  ...core,
  productType: 'Spacer',
  title: 'Dystans',
  boltDistance: '5x112',
  boltInfo: 'M14x1.5',
  thickness: 20,
  ...noSafetyData,
}

export function aCartLine(quantity: number, tire: Partial<Tire> = {}): CartLine {
  return { product: aTire(tire), quantity }
}

/** Four tires for 1650,00 zł, at 3.6214 PLN for a dollar, pending by default. */
export function anOrder(differences: Partial<Order> = {}): Order {
  const name = differences.name ?? 'Jan Kowalski'
  return {
    id: 10423,
    userId: jan.uid,
    orderDate: '2026-01-05T10:00:00.000Z',
    status: 'Pending',
    deliveredAt: null,
    name,
    firstAndLastName: name,
    address: 'ul. Polna 1/2',
    city: 'Kraków',
    postCode: '30-001',
    country: 'Polska',
    typeOfDelivery: 'delivery_with_assembly',
    typeOfPayment: 'payment_at_delivery',
    orderItems: [
      {
        id: 1,
        productId: 7,
        title: 'Nadbieg Trasa 195/80 R15 96T',
        titleLanguage: 'pl',
        url: null,
        price: grosze(41250),
        quantity: 4,
      },
    ],
    total: grosze(165_000),
    paid: grosze(0),
    due: grosze(165_000),
    exchangeRate: exchangeRateSchema.parse({ plnPerUsd: 3.6214, date: '2026-01-05' }),
    ...differences,
  }
}

/** An order in staff's list: nobody works on it, and nothing was noted. */
export const aListedOrder = (differences: Partial<ListedOrder> = {}): ListedOrder => ({
  ...anOrder(differences),
  heldBy: null,
  tags: [],
  notes: 0,
  ...differences,
})

export function anOrderDetail(differences: Partial<OrderDetail> = {}): OrderDetail {
  const order = anOrder(differences)
  const at = order.orderDate
  const placed = { id: 1, from: null, to: 'Pending', changedBy: order.userId, changedAt: at } as const
  return { ...order, history: differences.history ?? [placed], payments: differences.payments ?? [] }
}

/** As its buyer sees it: nothing has happened to it since it was placed. */
export function anOwnOrder(differences: Partial<OwnOrder> = {}): OwnOrder {
  const { userId: _userId, firstAndLastName: _name, ...order } = anOrder()
  return {
    ...order,
    taxId: null,
    statuses: [{ status: 'Pending', at: order.orderDate }],
    payments: [],
    corrections: [],
    goodsBack: [],
    statements: [],
    invoices: [],
    products: [],
    ...differences,
  }
}

/** Of an order of which nothing goes back. */
export const nothingBack: OrderReturns = {
  returns: [],
  refunds: [],
  refundable: grosze(0),
  refunded: grosze(0),
  owed: grosze(0),
  way: 'provider',
  withdrawals: [],
  complaints: [],
  payers: [],
}

/** As staff see it: a private person's, in Polish, with nothing done about it yet. */
export const aStaffOrder = (differences: Partial<StaffOrder> = {}): StaffOrder => ({
  ...anOrderDetail(differences),
  language: 'pl',
  customerType: 'private_person',
  taxId: null,
  email: 'jan@example.com',
  phone: '+48600100200',
  accepted: { rules: null, privacy: null, returns: null },
  buyer: { address: 'Rynek 1', postCode: '90-001', city: 'Łódź', country: 'Polska' },
  work: { heldBy: null, tags: [], receiptNumber: null, log: [] },
  returns: nothingBack,
  people: {},
  products: [],
  ...differences,
})

/** 1650,00 zł paid as $455.62, waiting for an order, by default. */
export function aPayment(differences: Partial<WalletPayment> = {}): WalletPayment {
  return {
    id: '0199aa00-0000-7000-8000-000000000001',
    provider: 'paypal',
    walletOrderId: '5O190127TN364715T',
    reference: '5O190127TN364715T',
    isRefundAsked: false,
    state: 'captured',
    amount: grosze(165_000),
    usd: '455.62',
    exchangeRate: exchangeRateSchema.parse({ plnPerUsd: 3.6214, date: '2026-01-05' }),
    orderId: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    capturedAt: '2026-01-05T10:01:00.000Z',
    refundedAt: null,
    ...differences,
  }
}

/** A draft of the twentieth of November, by default. */
export function aManagedNews(differences: Partial<ManagedNews> = {}): ManagedNews {
  return {
    id: 7,
    title: 'Nowa prasa',
    description: 'Stoi od wczoraj.',
    titleEn: '',
    descriptionEn: '',
    titleRu: '',
    descriptionRu: '',
    url: null,
    urlVideo: null,
    createdDate: '2026-11-20T12:00:00.000Z',
    publishedAt: null,
    updatedAt: '2026-11-20T12:00:00.000Z',
    version: 1,
    author: null,
    editor: null,
    ...differences,
  }
}

/** A car of which only the tire is known. */
export function aCar(carId: string, name = ''): Car {
  return {
    id: carId,
    name,
    sizes: [{ width: 195, profile: 70, diameter: 15, loadClass: 'C' }],
    axleLoad: null,
    loadIndex: null,
    speedSymbol: null,
    boltCircle: null,
    bore: null,
    wheelWidth: null,
    wheelEt: null,
    fastening: null,
    thread: null,
    boltLength: null,
  }
}
/** For order 30, by default. */
export const aTransfer = (differences: Partial<TransferDetails> = {}): TransferDetails => ({
  account: '03000000000000123456789012',
  recipient: 'Bieżnik Sp. z o.o.',
  title: 'Zamowienie 30-08',
  amount: grosze(165_000),
  paidUntil: '2026-12-04',
  code: { size: 2, path: 'M0 0h1v1h-1z' },
  ...differences,
})

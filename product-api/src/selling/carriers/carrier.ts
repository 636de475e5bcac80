import type { Grosze } from '@bieznik/contract/money/money'
import type { DispatchProblem, DispatchState } from '@bieznik/contract/selling/dispatch-order'
import type {
  PackedParcel,
  ShipmentProblem,
  ShipmentState,
  SplitAddress,
} from '@bieznik/contract/selling/shipment'
import type { ShippingCarrier } from '@bieznik/contract/selling/shipping-carriers'

/** Where a parcel goes, as the order has it. */
export type Receiver = {
  /** null: a private person. */
  companyName: string | null
  /** null: a company that names nobody. */
  personName: string | null
  /** Empty: a buyer who has none. */
  email: string
  phone: string
  /** null: the line of the order can be read in more than one way, and staff have not chosen one. */
  address: SplitAddress | null
  city: string
  postCode: string
}

export type CarrierRequest = {
  /** Ours, and never used twice: by it the shipment is found again. */
  reference: string
  receiver: Receiver
  parcel: PackedParcel
  /** What is to be collected from the receiver; 0: nothing. */
  collects: Grosze
  /** What the goods in it cost, which they are insured for. */
  worth: Grosze
  /** For who brings it; empty: nothing. */
  note: string
}

export type CarrierShipment = {
  /** The carrier's. */
  id: string
  /** In the carrier's words. */
  status: string
  state: Exclude<ShipmentState, 'asked'>
  /** null: there is none yet. */
  number: string | null
  /** Why it is refused, when it is. */
  problem: ShipmentProblem | null
}

/** The carrier said no, and would say so again. Anything else that is thrown leaves open what the carrier did. */
export class CarrierRefusal extends Error {
  override name = 'CarrierRefusal'
  readonly problem: ShipmentProblem
  /** Which of what was sent, in the carrier's words. Never what they contain. */
  readonly fields: readonly string[]

  constructor(carrier: string, problem: ShipmentProblem, fields: readonly string[] = []) {
    super(`${carrier} refused: ${problem}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`)
    this.problem = problem
    this.fields = fields
  }
}

/** The carrier sends no courier for what it was asked to collect, and would not for the same again. */
export class DispatchRefusal extends Error {
  override name = 'DispatchRefusal'
  readonly problem: DispatchProblem
  /** Which of what was sent, in the carrier's words. Never what they contain. */
  readonly fields: readonly string[]

  constructor(problem: DispatchProblem, fields: readonly string[]) {
    super(`a courier was refused: ${problem}`)
    this.problem = problem
    this.fields = fields
  }
}

/** The carrier did not respond, or not in a way that says what became of the call. */
export class CarrierAway extends Error {
  override name = 'CarrierAway'
}

export type CarrierDispatch = {
  /** The carrier's. */
  id: string
  /** In the carrier's words. */
  status: string
  state: Exclude<DispatchState, 'asked'>
  problem: DispatchProblem | null
}

/** How a courier is ordered, for parcels by the carrier's ids. The address that is collected from is the sender's. */
export type CourierOrders = {
  create: (shipmentIds: readonly string[]) => Promise<CarrierDispatch>
  /** The one that still counts for a parcel, of those made since; null: the carrier has none. */
  find: (shipmentId: string, since: Date) => Promise<CarrierDispatch | null>
  get: (id: string) => Promise<CarrierDispatch>
}

/**
 * What the shop needs of a carrier. Every method has a deadline of its own, and throws CarrierRefusal or CarrierAway. `create` may be
 * called again only after `find` has said that there is no shipment of that reference.
 */
export type Carrier = {
  name: ShippingCarrier
  create: (request: CarrierRequest) => Promise<CarrierShipment>
  /** By our reference, of those made since; null: the carrier has none. */
  find: (reference: string, since: Date) => Promise<CarrierShipment | null>
  get: (id: string) => Promise<CarrierShipment>
  /** The label as a PDF. */
  label: (id: string) => Promise<Buffer>
  /** The labels of up to `MAX_LABELS_AT_ONCE` shipments, as one PDF. */
  labels: (ids: readonly string[]) => Promise<Buffer>
  cancel: (id: string) => Promise<void>
  /** null: the carrier collects by agreement, and no courier is ordered. */
  couriers: CourierOrders | null
}

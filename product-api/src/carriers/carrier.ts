import type { Grosze } from '@bieznik/contract/money'
import type {
  PackedParcel,
  ShipmentProblem,
  ShipmentState,
  ShippingCarrier,
} from '@bieznik/contract/shipment'

/** Where a parcel goes, as the order has it. */
export type Receiver = {
  /** null: a private person. */
  companyName: string | null
  personName: string
  email: string
  phone: string
  /** Street and number in one line, as people write it. */
  address: string
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

/** The carrier did not respond, or not in a way that says what became of the call. */
export class CarrierAway extends Error {
  override name = 'CarrierAway'
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
}

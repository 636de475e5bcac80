import type { CarrierShipment } from '../carrier.ts'

/**
 * What the statuses of ShipX mean for a parcel that a courier brings to an address: the page "Statuses" of dokumentacja-inpost and the
 * descriptions of `GET /v1/statuses`. On its way to be fetched by the buyer after all, or back to the sender, it needs a person.
 */
const namesOf = {
  preparing: ['created', 'offers_prepared', 'offer_selected'],
  ready: ['confirmed'],
  on_way: [
    'dispatched_by_sender',
    'dispatched_by_sender_to_pok',
    'collected_from_sender',
    'taken_by_courier',
    'taken_by_courier_from_pok',
    'adopted_at_source_branch',
    'sent_from_source_branch',
    'adopted_at_sorting_center',
    'sent_from_sorting_center',
    'adopted_at_target_branch',
    'out_for_delivery',
    'out_for_delivery_to_address',
    'ready_to_pickup',
    'ready_to_pickup_from_pok',
    'ready_to_pickup_from_pok_registered',
    'pickup_reminder_sent',
    'readdressed',
    'redirect_to_box',
    // It did not fit into the locker, and goes to the address as ordered.
    'canceled_redirect_to_box',
    'stack_in_box_machine',
    'stack_in_customer_service_point',
    'unstack_from_box_machine',
    'unstack_from_customer_service_point',
  ],
  problem: [
    // Nobody was there; the courier comes once more.
    'pickup_reminder_sent_address',
    'ready_to_pickup_from_branch',
    'courier_avizo_in_customer_service_point',
    // Nobody fetched it: it goes back.
    'taken_by_courier_from_customer_service_point',
    'stack_parcel_pickup_time_expired',
    'stack_parcel_in_box_machine_pickup_time_expired',
    'pickup_time_expired',
    // Nobody was there again: it goes back.
    'avizo',
    'claimed',
    'delay_in_delivery',
    'missing',
    'oversized',
    'other',
    'rejected_by_receiver',
    'undelivered',
    'undelivered_cod_cash_receiver',
    'undelivered_incomplete_address',
    'undelivered_lack_of_access_letterbox',
    'undelivered_no_mailbox',
    'undelivered_not_live_address',
    'undelivered_unknown_receiver',
    'undelivered_wrong_address',
  ],
  // The second one says that the receipt of the delivery was sent back, not the parcel.
  delivered: ['delivered', 'return_pickup_confirmation_to_sender'],
  returned: ['returned_to_sender'],
  canceled: ['canceled'],
} as const

type State = Extract<CarrierShipment['state'], keyof typeof namesOf>
const states: readonly State[] = [
  'preparing',
  'ready',
  'on_way',
  'problem',
  'delivered',
  'returned',
  'canceled',
]

const stateOf = new Map<string, State>(
  states.flatMap((state) => namesOf[state].map((name) => [name, state] as const)),
)

/** null: a status that was not published when this was written, which a person has to look at. */
export const stateOfStatus = (status: string): State | null => stateOf.get(status) ?? null

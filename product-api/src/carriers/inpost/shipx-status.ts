import type { CarrierShipment } from '../carrier.ts'

/** What the statuses of ShipX mean here (its page "Statuses"). */
const states: Readonly<Record<string, CarrierShipment['state']>> = {
  created: 'preparing',
  offers_prepared: 'preparing',
  offer_selected: 'preparing',
  confirmed: 'ready',
  dispatched_by_sender: 'ready',
  dispatched_by_sender_to_pok: 'ready',
  collected_from_sender: 'on_way',
  taken_by_courier: 'on_way',
  taken_by_courier_from_pok: 'on_way',
  taken_by_courier_from_customer_service_point: 'on_way',
  adopted_at_source_branch: 'on_way',
  sent_from_source_branch: 'on_way',
  adopted_at_sorting_center: 'on_way',
  sent_from_sorting_center: 'on_way',
  adopted_at_target_branch: 'on_way',
  out_for_delivery: 'on_way',
  out_for_delivery_to_address: 'on_way',
  ready_to_pickup: 'on_way',
  ready_to_pickup_from_pok: 'on_way',
  ready_to_pickup_from_branch: 'on_way',
  pickup_reminder_sent: 'on_way',
  readdressed: 'on_way',
  redirect_to_box: 'on_way',
  courier_avizo_in_customer_service_point: 'problem',
  avizo: 'problem',
  avizo_completed: 'problem',
  pickup_time_expired: 'problem',
  claimed: 'problem',
  delay_in_delivery: 'problem',
  missing: 'problem',
  oversized: 'problem',
  rejected_by_receiver: 'problem',
  undelivered: 'problem',
  undelivered_cod_cash_receiver: 'problem',
  undelivered_incomplete_address: 'problem',
  undelivered_lack_of_access_letterbox: 'problem',
  undelivered_no_mailbox: 'problem',
  undelivered_not_live_address: 'problem',
  undelivered_unknown_receiver: 'problem',
  undelivered_wrong_address: 'problem',
  delivered: 'delivered',
  returned_to_sender: 'returned',
  return_pickup_confirmation_to_sender: 'returned',
  canceled: 'canceled',
}

/** A status that is new is on its way when there is a number, and is being prepared without one. */
export function stateOfStatus(status: string, number: string | null): CarrierShipment['state'] {
  return states[status] ?? (number === null ? 'preparing' : 'on_way')
}

import { expect, test } from 'vitest'
import { stateOfStatus } from './shipx-status.ts'

/** The names that `GET /v1/statuses` publishes (dokumentacja-inpost, page "Statuses"). */
const published = `
  created offers_prepared offer_selected confirmed dispatched_by_sender collected_from_sender taken_by_courier
  adopted_at_source_branch sent_from_source_branch ready_to_pickup_from_pok ready_to_pickup_from_pok_registered oversized
  adopted_at_sorting_center sent_from_sorting_center adopted_at_target_branch out_for_delivery ready_to_pickup
  pickup_reminder_sent delivered pickup_time_expired avizo claimed returned_to_sender canceled other
  dispatched_by_sender_to_pok out_for_delivery_to_address pickup_reminder_sent_address rejected_by_receiver
  undelivered_wrong_address undelivered_incomplete_address undelivered_unknown_receiver undelivered_cod_cash_receiver
  taken_by_courier_from_pok undelivered return_pickup_confirmation_to_sender ready_to_pickup_from_branch
  delay_in_delivery redirect_to_box canceled_redirect_to_box readdressed undelivered_no_mailbox
  undelivered_not_live_address undelivered_lack_of_access_letterbox missing stack_in_customer_service_point
  stack_parcel_pickup_time_expired unstack_from_customer_service_point courier_avizo_in_customer_service_point
  taken_by_courier_from_customer_service_point stack_in_box_machine unstack_from_box_machine
  stack_parcel_in_box_machine_pickup_time_expired
`
  .trim()
  .split(/\s+/)

test('the published statuses are 53, and each is decided', () => {
  expect(new Set(published).size).toBe(53)
  expect(published.filter((name) => stateOfStatus(name) === null)).toEqual([])
})

test.each([
  ['confirmed', 'ready'],
  // The sender has it no longer.
  ['dispatched_by_sender', 'on_way'],
  ['dispatched_by_sender_to_pok', 'on_way'],
  ['stack_in_box_machine', 'on_way'],
  ['canceled_redirect_to_box', 'on_way'],
  // Nobody was there, or nobody fetched it.
  ['pickup_reminder_sent_address', 'problem'],
  ['avizo', 'problem'],
  ['stack_parcel_pickup_time_expired', 'problem'],
  ['stack_parcel_in_box_machine_pickup_time_expired', 'problem'],
  ['taken_by_courier_from_customer_service_point', 'problem'],
  ['other', 'problem'],
  // The receipt goes back, the parcel has arrived.
  ['return_pickup_confirmation_to_sender', 'delivered'],
  ['returned_to_sender', 'returned'],
  ['canceled', 'canceled'],
])('%s is %s', (status, state) => {
  expect(stateOfStatus(status)).toBe(state)
})

test.each(['sent_to_the_moon', '', 'constructor', 'Delivered'])(
  '“%s”, which is not published, is for a person to decide',
  (status) => {
    expect(stateOfStatus(status)).toBeNull()
  },
)

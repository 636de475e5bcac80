/** Statuses of the carrier that have words of their own in `shipments.carrier_statuses`; of the others its name is shown. */
const known = [
  'created',
  'offers_prepared',
  'offer_selected',
  'confirmed',
  'dispatched_by_sender',
  'collected_from_sender',
  'taken_by_courier',
  'adopted_at_source_branch',
  'sent_from_source_branch',
  'adopted_at_sorting_center',
  'sent_from_sorting_center',
  'adopted_at_target_branch',
  'out_for_delivery',
  'out_for_delivery_to_address',
  'delay_in_delivery',
  'rejected_by_receiver',
  'undelivered_wrong_address',
  'undelivered_incomplete_address',
  'avizo',
  'pickup_time_expired',
] as const

export const knownCarrierStatus = (status: string): (typeof known)[number] | undefined =>
  known.find((each) => each === status)

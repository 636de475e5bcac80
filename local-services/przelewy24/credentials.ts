/** Of the stand-in alone: it listens on this machine only, and no money can be had with them. */
export const p24StandIn = {
  merchantId: 999_999,
  posId: 999_999,
  apiKey: 'stand-in-report-key',
  crc: 'stand-in-crc',
}

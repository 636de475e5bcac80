/** Of the stand-in alone: it listens on this machine only, and no money can be had with them. */
export const standIn = {
  clientId: 'stand-in-client',
  clientSecret: 'stand-in-secret',
  merchantId: 'STANDSTANDS23',
  webhookId: '1JE4291016473214C',
}

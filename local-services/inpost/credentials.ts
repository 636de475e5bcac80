/** Of the stand-in alone: it listens on this machine only, and nothing is sent with them. */
export const inpostStandIn = { organizationId: '99999', token: 'stand-in-shipx-token' }

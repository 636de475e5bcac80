/** Tag of what was read for an address that a visitor can make up: a search, a filter. The data cache gives such entries a share of their own. */
export const OPEN_ENDED_TAG = 'open-ended'

/** Where the passport of a retread is on the page of a tire. */
export const PASSPORT_ID = 'passport'

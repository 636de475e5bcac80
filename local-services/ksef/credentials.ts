/** The token that the stand-in of KSeF takes. */
export const standInToken = 'stand-in-token'

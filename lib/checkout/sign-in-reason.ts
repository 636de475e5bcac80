/** Why somebody who wants to order is asked to sign in: keys of `checkout.sign_in_reasons`, and `reason` in the address. */
const signInReasons = ['sign_in', 'authentication_required', 'user_id_required'] as const
export type SignInReason = (typeof signInReasons)[number]

/** The reason in an address; null: none of ours. */
export function signInReasonOf(text: unknown): SignInReason | null {
  return signInReasons.find((reason) => reason === text) ?? null
}

/** What a queued mail says is no longer true: it is dropped, and that is no failure. */
export class ObsoleteMail extends Error {
  override name = 'ObsoleteMail'
}

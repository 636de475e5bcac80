/** A request that the database does not take; its message goes to the client. */
export class InvalidData extends Error {}

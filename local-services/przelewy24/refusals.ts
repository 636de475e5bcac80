/** Refused as Przelewy24 refuses: `{ "error": "…", "code": 400 }`. */
export class P24Refusal extends Error {
  readonly status: number
  private readonly code: number

  constructor(status: number, message: string, code = status) {
    super(message)
    this.status = status
    this.code = code
  }

  body(): object {
    return { error: this.message, code: this.code }
  }
}

/** Why a refund cannot be made: a list, with the refund that was asked for beside the reason. */
export class RefundConflict extends P24Refusal {
  private readonly refund: object

  constructor(message: string, refund: object) {
    super(409, message)
    this.refund = refund
  }

  override body(): object {
    return { error: [{ ...this.refund, status: false, message: this.message }], code: 409 }
  }
}

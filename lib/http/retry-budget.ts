const FULL = 10
const EARNED = 0.1

/**
 * Second tries that the good responses have paid for, so that a failing upstream does not get twice the load: a failure costs
 * one, a response earns a tenth, and there is a second try as long as more than half is left. Retry throttling of gRPC
 * (proposal A6) with its usual figures.
 */
export class RetryBudget {
  #tokens = FULL

  /** To be asked at each failure. */
  grants(): boolean {
    this.#tokens = Math.max(0, this.#tokens - 1)
    return this.#tokens > FULL / 2
  }

  earn(): void {
    this.#tokens = Math.min(FULL, this.#tokens + EARNED)
  }
}

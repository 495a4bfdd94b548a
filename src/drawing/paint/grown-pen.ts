import type { PathPen } from './painter'

/** A pen that draws larger around a point; one serves all symbols of a scene. */
export class GrownPen implements PathPen {
  readonly #pen: PathPen
  readonly #growth: number
  #x = 0
  #y = 0

  constructor(pen: PathPen, growth: number) {
    this.#pen = pen
    this.#growth = growth
  }

  /** Sets the point that stays in place. */
  around(x: number, y: number): this {
    this.#x = x * (1 - this.#growth)
    this.#y = y * (1 - this.#growth)
    return this
  }

  moveTo(x: number, y: number): void {
    this.#pen.moveTo(this.#x + x * this.#growth, this.#y + y * this.#growth)
  }

  lineTo(x: number, y: number): void {
    this.#pen.lineTo(this.#x + x * this.#growth, this.#y + y * this.#growth)
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    const growth = this.#growth
    this.#pen.quadraticCurveTo(this.#x + cx * growth, this.#y + cy * growth, this.#x + x * growth, this.#y + y * growth)
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#pen.rect(this.#x + x * this.#growth, this.#y + y * this.#growth, width * this.#growth, height * this.#growth)
  }

  circle(x: number, y: number, radius: number): void {
    this.#pen.circle(this.#x + x * this.#growth, this.#y + y * this.#growth, radius * this.#growth)
  }
}

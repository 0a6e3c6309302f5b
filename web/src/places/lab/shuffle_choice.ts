// Which shuffle is looked at.
export interface Chosen {
  algorithm: string;
  generator: string;
  seed: string;
  n: number;
}

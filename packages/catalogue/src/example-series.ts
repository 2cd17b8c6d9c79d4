// A series of measurements that emitted code begins with.
import { py } from "@modelshelf/code";

/** Defines `passengers`: airline passengers a month in thousands, the end of series G of Box and Jenkins (1970). */
export const monthlyPassengers = py`
  passengers = [
      340, 318, 362, 348, 363, 435, 491, 505, 404, 359, 310, 337,
      360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405,
      417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432,
  ]
`;

"""An interactive first round: prepared deals, what each step asks of the learner, what a try comes to."""

from escalera.lesson.lesson import Lesson, walked

__all__ = ["Lesson", "walked"]

"""The policy for tables of two, three and six: seats and sides are numbers in it, and one code plays for all."""
